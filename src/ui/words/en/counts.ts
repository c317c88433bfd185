const numbers = new Intl.NumberFormat('en-US');

/** Such as `1,500`. */
export const number = (value: number) => numbers.format(value);

/** Such as `1 row`, `1,500 rows`. */
export const plural = (count: number, one: string, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`;
