import type { Example } from './example.ts';

/** A gateway that answers 200 for whatever happened behind it. */
export const errorAsSuccessExample: Example = {
  facts: { tool: 'invoices.send', kind: 'action', httpStatus: 200 },
  output: () =>
    JSON.stringify(
      {
        success: true,
        data: {
          error: {
            code: 'PERMISSION_DENIED',
            message: 'The service account billing-bot may not send invoices of the tenant eu-1.',
          },
        },
        request_id: 'req_7f31c0',
      },
      null,
      2,
    ),
};
