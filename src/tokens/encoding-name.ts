export type EncodingName = 'o200k_base' | 'cl100k_base';
