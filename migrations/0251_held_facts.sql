-- What holds for a product of what it says itself and what its brand says beside: as `heldFacts` of `legal-facts.ts`.
create function held_facts(own jsonb, of_brand jsonb) returns jsonb language sql immutable parallel safe as $$
  select coalesce(of_brand, '{}')
    - case when own ? 'manufacturerName' then array['manufacturerAddress', 'manufacturerContact', 'isOutsideUnion',
      'responsibleName', 'responsibleAddress', 'responsibleContact'] else '{}'::text[] end
    - case when own ? 'responsibleName' then array['responsibleAddress', 'responsibleContact'] else '{}'::text[] end
    - case when own ? 'guaranteeGiver' then array['warranty', 'guaranteeTerms', 'isDurability', 'guaranteeLabel']
      else '{}'::text[] end
    || own
$$;
