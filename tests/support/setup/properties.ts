import fc from 'fast-check';

// Every run tries the same examples: what fails on one machine fails on all. PROPERTY_SEED gives others.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 2026) });
