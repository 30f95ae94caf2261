// A utility may want the tariffs of one meter for different days. Null: the day of the job.
export const taskTargets: readonly string[] = [
  `alter table rate_task add column target_reading_date date`,
];
