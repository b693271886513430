import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeOf, TARGETS } from './archives.ts';

export const UNIT = `[Unit]
Description=Escala, the office of a mind-sports federation
After=network.target

[Service]
User=escala
ExecStart=/usr/bin/escala serve
Restart=on-failure
StateDirectory=escala
StateDirectoryMode=0700
CacheDirectory=escala
CacheDirectoryMode=0700
NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
CapabilityBoundingSet=
AmbientCapabilities=
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
RemoveIPC=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
SystemCallErrorNumber=EPERM
UMask=0077

[Install]
WantedBy=multi-user.target
`;
/** The service's settings also apply to commands run by its user: a backup is one of the running office. */
const COMMAND = `#!/bin/sh
if [ "$(id -un)" = escala ]; then
  export ESCALA_DATA=/var/lib/escala
  if [ -r /etc/default/escala ]; then set -a; . /etc/default/escala; set +a; fi
fi
exec /usr/lib/escala/node /usr/lib/escala/lib/escala.mjs "$@"
`;
/**
 * The service is not started automatically: the first start prints
 * the link that founds the federation, which has to be seen.
 */
const AFTER = `#!/bin/sh
set -e
if ! getent passwd escala >/dev/null; then
  adduser --system --group --home /var/lib/escala --no-create-home escala
fi
install -d -m 0700 -o escala -g escala /var/lib/escala
if [ -d /run/systemd/system ]; then systemctl daemon-reload; fi
`;

/** For a server: the program as a service with a user of its own. The record is kept when the package is removed. */
export function debianPackage(program: string, version: string, work: string, out: string): string | undefined {
  const [target] = TARGETS;
  const folder = join(work, 'deb');
  rmSync(folder, { recursive: true, force: true });
  const put = (path: string, text: string, mode = 0o644): void => {
    const file = join(folder, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
    chmodSync(file, mode);
  };
  cpSync(program, join(folder, 'usr/lib/escala'), { recursive: true });
  cpSync(join(nodeOf(target!, work), target!.binary), join(folder, 'usr/lib/escala/node'));
  chmodSync(join(folder, 'usr/lib/escala/node'), 0o755);
  put('usr/bin/escala', COMMAND, 0o755);
  put('lib/systemd/system/escala.service', UNIT);
  put('DEBIAN/postinst', AFTER, 0o755);
  put(
    'DEBIAN/control',
    `Package: escala
Version: ${version}
Architecture: amd64
Maintainer: Escala <escala@localhost>
Depends: adduser, libc6 (>= 2.28), libstdc++6
Section: misc
Priority: optional
Description: office of a mind-sports federation
 Runs competitions, rates them by the regulations, publishes official lists.
`,
  );
  const file = join(out, `escala_${version}_amd64.deb`);
  try {
    execFileSync('dpkg-deb', ['--root-owner-group', '-Zxz', '--build', folder, file], { stdio: 'ignore' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return file;
}
