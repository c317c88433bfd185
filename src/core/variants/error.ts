import type { Variant } from './variant.ts';

const variantFailure = {
  error: {
    code: 'UPSTREAM_TIMEOUT',
    message: 'The system behind this tool did not answer within 30 s',
    retry_after: 30,
    request_id: 'req_7f3c91',
  },
};

/** What the tool may return when the system behind it fails. */
export const errorVariant: Variant = {
  id: 'error',
  make: ({ facts }) => ({
    output: `${JSON.stringify(variantFailure, null, 2)}\n`,
    facts: { ...facts, httpStatus: 504 },
  }),
};
