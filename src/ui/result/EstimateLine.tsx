import { useId, useState } from 'react';
import { type Calibration, calibrate, type FamilyId, type Span } from '../../state/token-families.ts';
import { Button } from '../controls/Button.tsx';
import { NumberInput } from '../controls/NumberInput.tsx';
import { useSession } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './compare.module.css';

interface EstimateLineProps {
  readonly family: FamilyId;
  readonly range: Span;
  readonly calibration: Calibration | undefined;
  readonly onCalibrate: (calibration: Calibration | undefined) => void;
}

/** Where an estimate comes from, and a field for the count that the person got from their provider, which narrows it. */
export function EstimateLine({ family, range, calibration, onCalibrate }: EstimateLineProps) {
  const hintId = useId();
  const [isRefused, setRefused] = useState(false);
  const counted = useSession(({ counts, askedId }) =>
    counts.doneId === askedId ? counts.stages.render?.tokens : null,
  );
  const { estimate } = words.compare;
  const take = (given: number | null) => {
    if (given === null || counted == null || counted === 0) return;
    const next = calibrate(given, counted, new Date().toISOString().slice(0, 10));
    setRefused(next === null);
    if (next !== null) onCalibrate(next);
  };
  return (
    <div className={css.estimate}>
      <p>
        {calibration === undefined ? estimate.range(range) : estimate.calibrated(range, calibration.date)}{' '}
        {calibration === undefined ? (
          <span className={css.soft}>{estimate.sources[family]}</span>
        ) : (
          <Button isSmall look="quiet" onPress={() => onCalibrate(undefined)}>
            {estimate.forget}
          </Button>
        )}
      </p>
      <div className={css.own}>
        <span>{estimate.own}</span>
        <NumberInput
          aria-label={estimate.own}
          aria-describedby={hintId}
          className={css.price}
          isInvalid={isRefused}
          isDisabled={counted == null}
          value={null}
          min={1}
          onChange={take}
        />
        <span id={hintId} className={css.soft} role={isRefused ? 'alert' : undefined}>
          {isRefused ? estimate.refused : estimate.ownHint}
        </span>
      </div>
    </div>
  );
}
