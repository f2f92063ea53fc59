// Loaded into a shop of the tests: an error that nobody handles, whenever it is sent SIGUSR2.
process.on('SIGUSR2', () => {
  throw new Error('An error that nobody handles');
});
