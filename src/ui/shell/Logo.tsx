/** The favicon, at the size of the title. */
export function Logo() {
  return (
    <svg width="20" height="20" viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#4f46e5" />
      <g stroke="#fff" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M10.5 7H7v18h3.5M21.5 7H25v18h-3.5" />
        <path d="m11.5 13 4.5 4.5 4.5-4.5" />
      </g>
    </svg>
  );
}
