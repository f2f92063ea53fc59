import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { usePageTexts } from '#features/texts/ui/use-page-texts.ts';
import { company } from '#shared/company.ts';
import { plural } from '#shared/greek.ts';
import { useApi } from '#ui/page/api.ts';
import { PersonPicture } from '#ui/components/PersonPicture.tsx';
import { AreaMap } from '#ui/components/AreaMap.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { Section } from './Section.tsx';

/** Why one may trust the company: what it promises, its licence, who answers, where it goes, and what it has. */
export function Proof() {
  const api = useApi();
  const { data: area } = useQuery({ ...api.team.getServiceArea.queryOptions(), retryOnMount: false });
  const { data: categories } = useQuery({
    ...api.catalogue.listCategories.queryOptions(),
    retryOnMount: false,
  });
  const filled = categories?.filter(({ productCount }) => productCount > 0) ?? [];
  const products = filled.reduce((sum, { productCount }) => sum + productCount, 0);
  const { licence, person, pictures } = company();
  const words = usePageTexts('home')('home.reasons');
  const reasons = [
    { title: words.title1, text: words.text1 },
    { title: words.title2, text: words.text2 },
    { title: words.title3, text: words.text3 },
  ];
  return (
    <Section title={words.title ?? ''}>
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-[1fr_1.1fr]">
        <div>
          {person.name && person.words && (
            <figure>
              <blockquote className="text-xl leading-snug font-medium tracking-head text-balance md:text-2xl">
                «{person.words}»
              </blockquote>
              <figcaption className="mt-5 flex items-center gap-4 text-base text-text-2">
                <PersonPicture url={pictures.person} name={person.name} />
                <span className="border-l-2 border-primary pl-4">
                  <b className="block text-text">{person.name}</b>
                  {person.role}
                </span>
              </figcaption>
            </figure>
          )}
          <dl className="mt-8 grid gap-x-6 border-t border-line pt-5 text-base sm:grid-cols-[11rem_1fr] sm:gap-y-2.5 [&>dd]:max-sm:mb-3 [&>dt]:text-text-3">
            {reasons.map(({ title, text }) => (
              <Fragment key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
            {licence && (
              <>
                <dt>Άδεια</dt>
                <dd className="num">{licence}</dd>
              </>
            )}
            <dt>Εγγύηση</dt>
            <dd>τουλάχιστον 2 έτη σε κάθε προϊόν</dd>
            {products > 0 && (
              <>
                <dt>Κατάλογος</dt>
                <dd>
                  {plural(products, 'προϊόν', 'προϊόντα')} σε{' '}
                  {plural(filled.length, 'κατηγορία', 'κατηγορίες')}
                </dd>
              </>
            )}
          </dl>
          <p className="mt-5">
            <TextLink arrow href="/contact">
              Επικοινωνήστε μαζί μας
            </TextLink>
          </p>
        </div>
        {area?.text && (
          <figure>
            {area.map && <AreaMap label="Χάρτης της περιοχής όπου πηγαίνουμε" map={area.map} />}
            <figcaption className="mt-3 text-base text-text-2">Πηγαίνουμε {area.text}.</figcaption>
          </figure>
        )}
      </div>
    </Section>
  );
}
