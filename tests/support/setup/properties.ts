import fc from 'fast-check';
import { setCompany } from '#shared/company.ts';
import { companyOf } from '#shared/company-of.ts';
import { defaultSpecificationKeys } from '#shared/default-specification-keys.ts';
import { setSpecificationKeys } from '#shared/specification-keys.ts';
import { demoCompany } from '../app/company.ts';

// Every run tries the same examples, so that a failure is reproducible on every machine. PROPERTY_SEED changes them.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 2026) });

setCompany(companyOf(demoCompany, true, '2026-11-23'));
setSpecificationKeys(defaultSpecificationKeys);
