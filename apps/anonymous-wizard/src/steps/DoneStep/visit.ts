import type { Sent } from '../../submission/submit';

/** `sent` comes with the newest first; a meter that was sent again counts once. */
export function newestOfEachMeter(sent: readonly Sent[]): readonly Sent[] {
  const meterOf = ({ submission }: Sent) => `${submission.meterType} ${submission.meterNumber}`;
  const meters = sent.map(meterOf);
  return sent.filter((one, n) => meters.indexOf(meterOf(one)) === n);
}

export function addressOf({ submission }: Sent): string {
  const { street, houseNumber, zip, city } = submission.contact;
  return `${street} ${houseNumber}, ${zip} ${city}`;
}
