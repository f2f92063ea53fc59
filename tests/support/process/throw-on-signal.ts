// Loaded into a test shop: throws an unhandled error on SIGUSR2.
process.on('SIGUSR2', () => {
  throw new Error('An error that nobody handles');
});
