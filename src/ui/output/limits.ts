/** UTF-16 units above which a text never enters a textarea: it would freeze the page for seconds. */
export const textareaLimit = 65_536;
