import { type Activate, Output, TextFiles, toDisposable, Views } from 'lathe';
import { autorun } from 'mobx';
import { OutputCommands, outputView } from './output/outputCommands';
import { formatLine, OutputStore } from './output/outputStore';
import { OutputView } from './output/OutputView';
import { ProblemsCommands, problemsView } from './problems/problemsCommands';
import { ProblemsStore } from './problems/problemsStore';
import { ProblemsTree } from './problems/problemsTree';
import { ProblemsView } from './problems/ProblemsView';

export const activate: Activate = ({ bind, commands, views, get, own, texts }) => {
  bind(OutputStore);
  bind(OutputCommands);
  bind(ProblemsStore);
  bind(ProblemsTree);
  bind(ProblemsCommands);
  for (const { handlers } of [get(OutputCommands), get(ProblemsCommands)])
    for (const [id, handler] of Object.entries(handlers)) commands.register(id, handler);
  views.register(outputView, OutputView);
  views.register(problemsView, ProblemsView);
  const badge = autorun(() => {
    const count = get(ProblemsStore).total;
    get(Views).badge(
      problemsView,
      count === 0 ? undefined : { value: count, tooltip: texts('problems.badge', { count }) },
    );
  });
  own(toDisposable(badge));
  own(get(TextFiles).registerProvider('output', { read: async (path) => textOf(get(Output), path) }));
};

/** A channel as a file: "/id.log". */
function textOf(output: Output, path: string): string | undefined {
  const id = decodeURIComponent(path.slice(1).replace(/\.log$/, ''));
  return output.channels
    .find((channel) => channel.id === id)
    ?.lines.map(formatLine)
    .join('\n');
}
