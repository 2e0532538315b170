import { TreeBuild } from './treeBuild';
import type { TreeNode } from './treeNode';
import type { TreeSource } from './treeSource';

/** The nodes of a tree, as far as they have been asked for. */
export class TreeNodes<T> {
  roots: readonly TreeNode<T>[] = [];
  loading = false;
  error: unknown = undefined;
  private byId = new Map<string, TreeNode<T>>();
  private attempt = 0;

  constructor(
    private readonly source: TreeSource<T>,
    private readonly changed: () => void,
  ) {}

  get(id: string): TreeNode<T> | undefined {
    return this.byId.get(id);
  }

  /** Asks the source for everything again and shows it when all of it is there; what is open stays open. */
  load(): void {
    this.attempt++;
    // One that had nothing to open is as good as new.
    const build = new TreeBuild(this.source, (id) => {
      const before = this.byId.get(id);
      return before?.expandable ? before.expanded : undefined;
    });
    const found = this.source.getRoots();
    if (found instanceof Promise) {
      void this.wait(build, async () => build.level(await found, undefined));
      return;
    }
    const roots = build.level(found, undefined);
    if (build.pending.length === 0) this.show(build, roots);
    else void this.wait(build, () => roots);
  }

  /** Gives the node its children: at once when the source can. A failure is kept with the node until the next attempt. */
  loadChildren(node: TreeNode<T>): void | Promise<void> {
    if (node.children || !node.expandable || node.loading) return undefined;
    const found = this.source.getChildren(node.item);
    if (!(found instanceof Promise)) {
      const build = new TreeBuild(this.source);
      this.take(node, build, build.level(found, node));
      return undefined;
    }
    return this.waitForChildren(node, found);
  }

  /** Makes every node that costs no waiting, so that a filter sees it; one level of one node at a step. */
  *loadAll(): Generator<void> {
    if (this.source.remote) return;
    const open: TreeNode<T>[] = [...this.roots].reverse();
    for (let node = open.pop(); node; node = open.pop()) {
      if (!node.expandable) continue;
      if (!node.children) {
        void this.loadChildren(node);
        yield;
      }
      for (const child of node.children ?? []) if (child.expandable) open.push(child);
    }
  }

  private async waitForChildren(node: TreeNode<T>, found: Promise<readonly T[]>): Promise<void> {
    node.loading = true;
    node.error = undefined;
    this.changed();
    try {
      const build = new TreeBuild(this.source);
      const children = build.level(await found, node);
      await build.settled();
      this.take(node, build, children);
    } catch (error) {
      node.error = error;
      node.expanded = false;
    }
    node.loading = false;
    this.changed();
  }

  private take(node: TreeNode<T>, build: TreeBuild<T>, children: readonly TreeNode<T>[]): void {
    node.children = children;
    for (const [id, child] of build.byId) this.byId.set(id, child);
  }

  private async wait(
    build: TreeBuild<T>,
    arrive: () => readonly TreeNode<T>[] | Promise<readonly TreeNode<T>[]>,
  ): Promise<void> {
    const attempt = this.attempt;
    this.loading = true;
    this.changed();
    try {
      const roots = await arrive();
      await build.settled();
      if (attempt === this.attempt) this.show(build, roots);
    } catch (error) {
      if (attempt !== this.attempt) return;
      this.error = error;
      this.loading = false;
      this.changed();
    }
  }

  private show(build: TreeBuild<T>, roots: readonly TreeNode<T>[]): void {
    this.roots = roots;
    this.byId = build.byId;
    this.error = undefined;
    this.loading = false;
    this.changed();
  }
}
