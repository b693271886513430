export const messages = {
  'storage.disk-full':
    'The disk of {place} is full. Nothing of the last act was saved. Free some space and send it again; the office needs no restart.',
  'storage.disk-failing':
    'The disk of {place} has errors. Nothing of the last act was saved. Check the disk and the system log before you go on, and have the newest backup ready.',
  'storage.read-only':
    '{place} is read-only. Nothing was changed. Give the office’s user write permission there, or use another place.',
  'storage.locked':
    '{place} has been locked by another process for too long. Nothing of this act was saved. Send it again; if this happens often, look for a process that hangs.',
  'storage.unreachable':
    'The database {place} does not answer. Nothing of this act was saved. Send it again when the database is back; the office needs no restart.',
  'storage.part-unreachable':
    'The machine that holds this federation does not answer {place}. Nothing of this act was saved, and other federations go on. Send it again when the machine is back; the office needs no restart.',
  'storage.unconfirmed':
    'The connection to {place} broke while an act was being saved: either all of it was saved or nothing. Send it again unchanged; it is performed only once.',
  'storage.damaged':
    '{place} is damaged: parts of it cannot be read. Nothing was changed. Stop the office, keep a copy of the file, and restore the newest backup.',
  'storage.not-a-database': '{place} is not the database of an office. It was not changed. Use another place.',
  'storage.cannot-open':
    '{place} cannot be opened: it does not exist and cannot be created, or the office’s user has no access. Nothing was changed. Check the path or the address, the user and the password.',
  'storage.newer-schema':
    '{place} was written by a newer version of Escala. Nothing was changed. Start that version or a newer one.',
  'storage.older-records':
    '{place} holds events as an earlier version of Escala recorded them, and this version does not read them. Nothing was changed. Start the earlier version, or begin in a new place.',
  'damage.act-missing': 'Act {seq} is missing from the chain.',
  'damage.act-altered': 'Act {seq} does not match its hash, or does not follow the act before it.',
  'damage.act-misfiled': 'Act {seq} ({id}) is filed under the wrong key.',
  'damage.head-wrong': 'The log says that it ends with act {seq}, but the last act of the chain is {last}.',
  'damage.head-unexpected':
    'No act of this chain, which ends with act {last}, has the noted hash {hash}: this is another log, or an earlier state of this one.',
  'warning.act-antedated':
    'Warning: act {seq} is dated {at}, before act {previous} of {before}. The clock was set back, or somebody wrote into the log later.',
  'damage.version-missing': 'Version {version} of {kind} {id} is missing.',
  'damage.version-altered': 'Version {version} of {kind} {id} is not what act {seq} wrote.',
  'damage.version-unrecorded': 'Version {version} of {kind} {id} was not written by act {seq}.',
  'damage.paper-missing': 'The paper {folder}/{name}, part {part}, of act {seq} is missing.',
  'damage.paper-altered': 'The paper {folder}/{name}, part {part}, is not what act {seq} filed.',
  'damage.paper-unrecorded': 'The paper {folder}/{name}, part {part}, was not filed by act {seq}.',
  'damage.pointer-wrong': '{kind} {id} points at version {version}, which is not its newest.',
  'damage.keys-wrong': '{kind} {id} has wrong search keys.',
  'damage.kind-unknown': 'Records of the kind “{kind}” are unknown to this version of Escala.',
  'distribute.not-postgres':
    '{place} is an SQLite file, and only a PostgreSQL with Citus spreads over several machines. Nothing was changed. Move the federations there with “escala export” and “escala import”.',
  'distribute.no-citus':
    'The extension Citus is missing in {place}. Nothing was changed. Install it on every machine, run “create extension citus” in this database on each of them, and name the workers with citus_add_node.',
  'distribute.too-old':
    '{what} {version} is too old: {least} or newer is needed. Nothing was changed. Update it on every machine first.',
  'distribute.not-coordinator': '{place} is a worker. Nothing was changed. Run the command on the coordinator.',
  'distribute.no-workers':
    '{place} has no workers to spread over. Nothing was changed. Name them with citus_add_node on the coordinator.',
  'distribute.key-without-federation':
    'The unique key {key} of the table {table} does not contain {column}, so it cannot be kept on several machines. Nothing was changed. Remove the key if somebody added it by hand.',
  'distribute.cut-otherwise':
    'The table {table} is already distributed in another way. Nothing was changed. Undo that with undistribute_table first.',
  'transfer.format-unknown':
    'Line {line} does not begin a file that this version of Escala reads. Nothing was imported. Choose a file made by “escala export” or “escala backup”.',
  'transfer.line-unreadable': 'Line {line} cannot be read. Nothing was imported. Get the file again from its source.',
  'transfer.line-misplaced':
    'Line {line} is in the wrong place. Nothing was imported. Get the file again from its source.',
  'transfer.rows-twice':
    '{count, plural, one {A row appears twice} other {# rows appear twice}} before line {line}. Nothing was imported. Get the file again from its source.',
  'transfer.checksum-wrong':
    'The checksum is wrong: the file was changed after it was made. Nothing was imported. Get it again.',
  'transfer.counts-wrong': 'The file has more or fewer lines than its end says. Nothing was imported. Get it again.',
  'transfer.cut-off': 'The file ends after line {line}, before its end. Nothing was imported. Get it again.',
  'transfer.federation-exists':
    'The federation {federation} is already here. Nothing was changed. Import it into another installation.',
  'transfer.federation-unknown': 'There is no federation {federation} here.',
  'transfer.store-not-empty':
    '{place} already holds federations, and a restore never overwrites. Nothing was changed. Restore into a new place and start the office on it.',
  'transfer.file-exists': '{file} already exists and was not changed. Choose another name.',
  'transfer.file-unreadable':
    'The file cannot be read: it is damaged, cut off or of another kind. Nothing was imported. Get it again.',
};
