import { createContext } from 'react';

/** Whether the cards stand for what was found in an output; before that they introduce themselves. */
export const HasOutput = createContext(false);
