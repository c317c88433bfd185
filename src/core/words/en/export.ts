export const exportWords = {
  slowPattern: (pattern: string, part: string) =>
    `The pattern ${pattern} is not proved to run in linear time: look at “${part}”. Exported code has nothing that could stop it.`,
  redactionBroken: (leaked: string) =>
    `Redaction was tried on made-up values and let ${leaked} through: nothing is exported. Reload the page.`,
} as const;
