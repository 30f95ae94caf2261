import type { Reload } from '../base/leaving';

const TIMEOUT_MS = 10_000;

export function createReload(reloadPage: () => void): Reload {
  const works = new Set<Promise<unknown>>();
  const saves: (() => Promise<unknown>)[] = [];
  let isReloading = false;

  const settle = async () => {
    await withTimeout(Promise.allSettled(works));
    await withTimeout(Promise.allSettled(saves.map((save) => save())));
  };
  return {
    async during(work) {
      works.add(work);
      try {
        return await work;
      } finally {
        works.delete(work);
      }
    },
    before: (save) => void saves.push(save),
    settle,
    async now() {
      if (isReloading) return;
      isReloading = true;
      await settle();
      reloadPage();
    },
  };
}

function withTimeout(work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(resolve, TIMEOUT_MS);
    void work.then(() => {
      clearTimeout(impatience);
      resolve();
    });
  });
}
