// Lints texts as if they were files of the repository. This is a separate program, because Jest
// cannot load ESLint's configuration.
import { ESLint } from 'eslint';
import { projectsWith } from '../../process/nx.mjs';
import { inRoot, root } from '../../root.mjs';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const texts = JSON.parse(Buffer.concat(chunks).toString());

// Makes the project graph. Without it, Nx's rule checks nothing, and all its rows would pass.
await projectsWith('lint');

const eslint = new ESLint({ cwd: root });

const answers = [];
for (const { file, code } of texts) {
  const [result] = await eslint.lintText(code, { filePath: inRoot(file) });
  answers.push(result.messages.map(({ ruleId, message }) => ({ ruleId, message })));
}
process.stdout.write(JSON.stringify(answers));
