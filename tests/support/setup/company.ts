// Rules that run outside a shop read the demonstration's company and its specification keys.
import { setCompany } from '#shared/company.ts';
import { companyOf } from '#shared/company-of.ts';
import { defaultSpecificationKeys } from '#shared/default-specification-keys.ts';
import { setSpecificationKeys } from '#shared/specification-keys.ts';
import { demoCompany } from '../app/company.ts';

setCompany(companyOf(demoCompany, true, '2026-11-23'));
setSpecificationKeys(defaultSpecificationKeys);
