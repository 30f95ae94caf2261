import type { JobColumn } from '@ablesbar/domain';
import { useTexts } from '@ablesbar/ui';
import { CheckMark } from './CheckMark';
import { idsOf, type Selection, stateOf } from './selection';
import { sayGroup } from './say-group';
import type { TableRow } from './table-rows';
import * as css from './JobTable.css';

export interface GroupHeadProps {
  readonly group: Extract<TableRow, { kind: 'group' }>;
  readonly selection: Selection;
  readonly groupBy: JobColumn | null;
}

export function GroupHead({ group, selection, groupBy }: GroupHeadProps) {
  const texts = useTexts();
  return (
    <div className={css.group} role="gridcell">
      <CheckMark state={stateOf(selection, idsOf(group))} />
      <span className={css.groupName}>{sayGroup(texts, groupBy, group.value)}</span>
      <span className={css.groupCount}>
        {texts.t('management_share_meters', { count: group.jobs.length })}
      </span>
    </div>
  );
}
