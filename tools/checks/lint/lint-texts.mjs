// Lints texts as if they stood in files of the repository. A program of its own, because ESLint
// loads its configuration in a way that Jest's module system does not know.
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { projectsWith } from '../../process/nx.mjs';
import { inRoot, root } from '../../root.mjs';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const texts = JSON.parse(Buffer.concat(chunks).toString());

// Without the project graph Nx's rule would be silent, and every row about it would pass.
await projectsWith('lint');

const eslint = new ESLint({
  cwd: root,
  // The files do not exist, so nothing can be said about their types.
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false } } },
  ],
});

const answers = [];
for (const { file, code } of texts) {
  const [result] = await eslint.lintText(code, { filePath: inRoot(file) });
  answers.push(result.messages.map(({ ruleId, message }) => ({ ruleId, message })));
}
process.stdout.write(JSON.stringify(answers));
