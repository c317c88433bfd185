import { findingsOfStudies, type Study, studies } from '../../state/evidence.ts';
import { words } from '../words/index.ts';
import css from './evidence.module.css';

/** What others measured, side by side: the studies contradict each other. */
export function EvidencePanel() {
  const { evidence } = words;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={css.evidence} tabIndex={0} role="group" aria-label={evidence.title}>
      <p>{evidence.lead}</p>
      <div className={css.studies}>
        {studies.map((study) => (
          <StudyCard key={study.id} study={study} />
        ))}
      </div>
      <ul className={css.findings}>
        {findingsOfStudies.map((id) => (
          <li key={id}>
            {evidence.findings[id].text} <cite>{evidence.findings[id].source}</cite>
          </li>
        ))}
      </ul>
    </div>
  );
}

function StudyCard({ study }: { readonly study: Study }) {
  const { source, date, model, questions, data, results } = study;
  const { evidence } = words;
  return (
    <article className={css.study}>
      <h3>
        {source}, {date}
      </h3>
      <p className={css.terms}>
        {evidence.terms(model, questions, data)}
        {results.every(({ interval }) => interval === undefined) && ` · ${evidence.noInterval}`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{evidence.columns.format}</th>
            <th scope="col">{evidence.columns.correct}</th>
            <th scope="col">{evidence.columns.tokens}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ format, correct, interval, tokens }) => (
            <tr key={format}>
              <th scope="row">{format}</th>
              <td>{evidence.correct(correct, interval)}</td>
              <td>{tokens === undefined ? '' : words.number(tokens)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
