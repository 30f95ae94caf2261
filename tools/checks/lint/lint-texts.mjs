// Lints texts as if they were files of the repository. This is a separate program, because Jest
// cannot load ESLint's configuration.
import { ESLint } from 'eslint';
import { bin } from '../../process/bin.mjs';
import { projectsWith } from '../../process/nx.mjs';
import { inRoot, root } from '../../root.mjs';
import { isTask } from '../../test/tally-file.mjs';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const texts = JSON.parse(Buffer.concat(chunks).toString());

// Makes the project graph, which Nx has made already if it runs this. Without the graph, Nx's rule checks
// nothing, and all its rows would pass.
if (!isTask()) await projectsWith('lint');

// Nx's rule reads the graph once if the program's name is ESLint's. Otherwise it reads the graph again for
// each text, which takes longer than to lint the text.
process.argv[1] = bin('eslint', [])[1][0];

const eslint = new ESLint({ cwd: root });

const answers = [];
for (const { file, code } of texts) {
  const [result] = await eslint.lintText(code, { filePath: inRoot(file) });
  answers.push(result.messages.map(({ ruleId, message }) => ({ ruleId, message })));
}
process.stdout.write(JSON.stringify(answers));
