/** The tally of one target from Nx's own report of its run; a project the report leaves out has failed. */
export function tallyOfTasks(projects, target, report) {
  const codes = new Map(
    (report?.tasks ?? [])
      .filter((task) => task.target === target)
      .map((task) => [task.projectName, task.status]),
  );
  const passed = projects.filter((project) => codes.get(project) === 0).length;
  return { passed, failed: projects.length - passed, skipped: 0 };
}
