import { describe, expect, it } from 'vitest';
import {
  generalRefusals,
  readWireError,
  refuse,
  Refusal,
  wireError,
  type RefusalDetails,
  type RefusalTable,
} from './errors.ts';

const orderRefusals = {
  OUT_OF_STOCK: { status: 409, message: 'Ένα προϊόν εξαντλήθηκε.' },
} as const satisfies RefusalTable;

function refusalOf(details?: RefusalDetails): Refusal {
  try {
    return refuse(orderRefusals, 'OUT_OF_STOCK', details);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

describe('refuse', () => {
  it("throws the table's status and sentence", () => {
    expect(refusalOf()).toMatchObject({
      code: 'OUT_OF_STOCK',
      status: 409,
      message: 'Ένα προϊόν εξαντλήθηκε.',
    });
  });

  it('may name the thing that was refused', () => {
    expect(refusalOf({ message: 'Το Argos B8 εξαντλήθηκε.' }).message).toBe('Το Argos B8 εξαντλήθηκε.');
  });
});

describe('on the wire', () => {
  it('a refusal is its sentence and its code, without empty parts', () => {
    expect(wireError(refusalOf())).toStrictEqual({ error: 'Ένα προϊόν εξαντλήθηκε.', code: 'OUT_OF_STOCK' });
  });

  it('a refusal carries fields and data, not its stack', () => {
    const fields = { quantity: 'Υπάρχουν μόνο 2 τεμάχια.' };
    expect(wireError(refusalOf({ fields, data: { left: 2 } }))).toStrictEqual({
      error: 'Ένα προϊόν εξαντλήθηκε.',
      code: 'OUT_OF_STOCK',
      fields,
      data: { left: 2 },
    });
  });

  it('a refusal is read back by the page', () => {
    const body: unknown = JSON.parse(JSON.stringify(wireError(refusalOf({ data: 7 }))));
    expect(readWireError(body)).toEqual({ error: 'Ένα προϊόν εξαντλήθηκε.', code: 'OUT_OF_STOCK', data: 7 });
  });

  it.each([null, undefined, 'OUT_OF_STOCK', {}, { error: 'όχι' }, { error: 1, code: 'X' }])(
    '%j is no error of ours',
    (body) => {
      expect(readWireError(body)).toBeNull();
    },
  );
});

it.each(Object.entries(generalRefusals))('%s has a Greek sentence', (code, { status, message }) => {
  expect(code).toMatch(/^[A-Z_]+$/);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(message).toMatch(/^[Α-ΩΆ-Ώ].*\.$/);
});
