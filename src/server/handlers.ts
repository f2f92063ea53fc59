import type { ApiContext } from './serve.ts';

type Action<Input, Answer> = (context: ApiContext, input: Input) => Answer;
type Call<Input> = { context: ApiContext; input: Input };

/** A handler whose answer is the action's. */
export const call =
  <Input, Answer>(action: Action<Input, Answer>) =>
  ({ context, input }: Call<Input>) =>
    action(context, input);

/** A handler that answers with a Greek sentence that the action is done. */
export const says =
  <Input>(message: string, action: Action<Input, Promise<unknown>>) =>
  async ({ context, input }: Call<Input>) => {
    await action(context, input);
    return { message };
  };
