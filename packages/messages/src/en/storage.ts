export const messages = {
  'storage.disk-full':
    'There is no room left on the disk of {place}. Nothing of the last act was kept. Make room, then send it again; the office goes on without a restart.',
  'storage.disk-failing':
    'The disk of {place} does not read or write as it should. Nothing of the last act was kept. Look at the disk and at the system’s log before you go on; have the newest backup at hand.',
  'storage.read-only':
    '{place} can be read but not written. Nothing was changed. Give the office’s user the right to write there, or name another place.',
  'storage.locked':
    'Somebody else has been writing in {place} for too long. Nothing of this act was kept. Send it again; if it happens often, look for a process that hangs.',
  'storage.unreachable':
    'The database {place} does not answer. Nothing of this act was kept. Send it again when the database is back; the office need not be restarted.',
  'storage.unconfirmed':
    'The connection to {place} broke while an act was being kept: all of it is there, or nothing. Send it again as it was; it is performed only once.',
  'storage.damaged':
    '{place} is damaged: parts of it cannot be read. Nothing was changed. Stop the office, keep a copy of the file, and restore the newest backup.',
  'storage.not-a-database': '{place} is no database of an office. It was left as it is. Name another place.',
  'storage.cannot-open':
    '{place} cannot be opened: it does not exist and cannot be made there, or the office’s user may not enter. Nothing was changed. Check the path or the address, the user and the password.',
  'storage.newer-schema':
    '{place} was written by a newer version of Escala. Nothing was changed. Start that version or a newer one.',
  'damage.act-missing': 'Act {seq} is missing from the chain.',
  'damage.act-altered': 'Act {seq} is not what its hash says, or does not follow the act before it.',
  'damage.act-misfiled': 'Act {seq} ({id}) is filed under something else than it says.',
  'damage.head-wrong': 'The record says that it ends with act {seq}; the last act of the chain is {last}.',
  'damage.head-unexpected':
    'No act of this chain, which ends with act {last}, has the noted hash {hash}: it is another record, or an earlier state of it.',
  'warning.act-antedated':
    'Warning: act {seq} is dated {at}, before act {previous} of {before}. The clock was set back, or somebody wrote into the record later.',
  'damage.version-missing': 'Version {version} of {kind} {id} is missing.',
  'damage.version-altered': 'Version {version} of {kind} {id} is not what act {seq} wrote.',
  'damage.version-unrecorded': 'Version {version} of {kind} {id} was not written by act {seq}.',
  'damage.paper-missing': 'The paper {folder}/{name}, part {part}, of act {seq} is missing.',
  'damage.paper-altered': 'The paper {folder}/{name}, part {part}, is not what act {seq} filed.',
  'damage.paper-unrecorded': 'The paper {folder}/{name}, part {part}, was not filed by act {seq}.',
  'damage.pointer-wrong': '{kind} {id} points at version {version}, which is not its newest.',
  'damage.keys-wrong': '{kind} {id} is found by something else than it says.',
  'damage.kind-unknown': 'Records of the kind “{kind}” are unknown to this version of Escala.',
  'transfer.format-unknown':
    'Line {line} does not begin a file that this version of Escala reads. Nothing was kept. Choose a file made by “escala export” or “escala backup”.',
  'transfer.line-unreadable':
    'Line {line} cannot be read. Nothing was kept. Fetch the file again from where it was made.',
  'transfer.line-misplaced':
    'Line {line} stands where it does not belong. Nothing was kept. Fetch the file again from where it was made.',
  'transfer.rows-twice':
    '{count, plural, one {A row stands twice} other {# rows stand twice}} before line {line}. Nothing was kept. Fetch the file again from where it was made.',
  'transfer.checksum-wrong':
    'The checksum does not fit: the file was changed after it was made. Nothing was kept. Fetch it again.',
  'transfer.counts-wrong': 'The file has more or fewer lines than its end says. Nothing was kept. Fetch it again.',
  'transfer.cut-off': 'The file ends after line {line}, before its end. Nothing was kept. Fetch it again.',
  'transfer.federation-exists':
    'The federation {federation} is already here. Nothing was changed. Import it into another installation.',
  'transfer.federation-unknown': 'There is no federation {federation} here.',
  'transfer.store-not-empty':
    '{place} already holds federations, and a restore never overwrites. Nothing was changed. Restore into a new place and start the office on it.',
  'transfer.file-exists': '{file} exists already and was left as it is. Choose another name.',
  'transfer.file-unreadable':
    'The file cannot be read: it is damaged, cut off or of another kind. Nothing was kept. Fetch it again.',
};
