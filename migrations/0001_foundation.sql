-- Money is integer cents, instants are timestamptz, a text id belongs to a person and cannot be guessed. Days and hours are
-- Athens wall time, as they were agreed; an hour is the one that it begins, 9 for 09:00.

-- The key by which Greek text is sorted and compared: lower case, without accents, final sigma as sigma, composed letters, and
-- plain apostrophes, hyphens and blanks, because pasted text has others. The capitals are named, because lower() leaves Greek
-- ones as they are in a database of the C locale.
create function greek_key(value text) returns text language sql immutable parallel safe strict as $$
  select translate(lower(normalize(value, nfc)),
    'άέήίόύώϊϋΐΰςΆΈΉΊΌΎΏΪΫΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ' || '’‘ʼ´`΄' || '‐‑‒–—―−'
      || E'\u00A0\u2007\u2009\u202F\u3000',
    'αεηιουωιυιυσαεηιουωιυαβγδεζηθικλμνξοπρστυφχψω' || '''''''''''''' || '-------' || '     ')
$$;

-- One letter for all letters that may stand for the same sound in Greek and in Latin; those of the sound of «ι» are left out.
-- Words that sound alike (shared/greeklish.ts) have some of these letters in the same order, which is compared much faster.
create function sound_letters(value text) returns text language sql immutable parallel safe strict as $$
  select translate(value,
    'αεκσξχπβφψτδθγνμλρζοω' || 'ecqsxh3bvfd8jw' || 'ιηυ' || 'iyu',
    'aakkkkpppptttgnmlrzoo' || 'akkkkkkpppttzo')
$$;

create table settings (
  key text primary key,
  value jsonb not null
);

-- The table that rate-limiter-flexible expects.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Stored files.
create table objects (
  path text primary key,
  content_type text not null,
  bytes integer not null,
  width integer,
  height integer,
  has_alpha boolean not null default false,
  variants jsonb not null default '[]',
  created_at timestamptz not null default now()
);

-- Where e-mails go while no SMTP_URL is set; read at /dev/mail. `content` is what they say, as their jobs have it; their HTML,
-- six times as large, is made of it when one is read.
create table dev_mails (
  id bigint primary key generated always as identity,
  recipient text not null,
  subject text not null,
  content json not null,
  text text not null,
  attachments jsonb not null default '[]',
  sent_at timestamptz not null default now()
);
-- Compressing them cost half of storing them.
alter table dev_mails
  alter column content set storage external,
  alter column text set storage external;

-- E-mails to one address leave in the order of these numbers: a transaction may have waited for one that began after it, and
-- in PGlite the clock stands still for a millisecond.
create sequence mail_numbers;
