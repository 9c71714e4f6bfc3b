import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Done = (error: Error | null, key: Buffer<ArrayBuffer>) => void;

// A password takes a third of a second of a processor, as it shall, and these tests hash and check hundreds. So scrypt makes
// fewer rounds here; what the host asks of it and stores is what it always is. The tests of passwords themselves run without
// this file, and a shop that is a process of its own hashes at its whole cost.
const { scrypt } = crypto;
const cheap = (password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, done: Done) =>
  scrypt(password, salt, length, { ...options, N: 16 }, done);
Object.assign(crypto, { scrypt: cheap });
syncBuiltinESMExports();
