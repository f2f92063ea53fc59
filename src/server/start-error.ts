/** A reason not to open the shop that whoever starts it can mend; it is shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
