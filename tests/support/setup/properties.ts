import fc from 'fast-check';
import './company.ts';

// Every run tries the same examples, so that a failure is reproducible on every machine. PROPERTY_SEED changes them.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 2026) });
