package io.millrace.test.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * The server binaries of a jar on the class path, unpacked once per machine and account.
 *
 * <p>They go below the directory for temporary files, because the account that servers run under
 * must be able to read them there. Of two JVMs that unpack at once, the first to finish wins;
 * nobody ever sees half of it.
 */
final class UnpackedBinaries {

  private static final String READABLE = "rwxr-xr-x";

  private UnpackedBinaries() {}

  /** Writes the content of an archive into an empty directory. */
  interface Unpacking {
    void into(Path directory) throws IOException;
  }

  /** The directory that holds what {@code unpacking} wrote, now or in an earlier run. */
  static Path of(URL resource, Unpacking unpacking) {
    try {
      var unpacked = root().resolve(jarName(resource));
      return Files.isDirectory(unpacked) ? unpacked : unpack(unpacking, unpacked);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot unpack " + resource, e);
    }
  }

  private static Path unpack(Unpacking unpacking, Path target) throws IOException {
    var temporary = Files.createTempDirectory(target.getParent(), "unpacking-");
    try {
      Files.setPosixFilePermissions(temporary, PosixFilePermissions.fromString(READABLE));
      unpacking.into(temporary);
      Files.move(temporary, target);
    } catch (FileSystemException e) {
      if (!Files.isDirectory(target)) {
        throw e;
      }
    } finally {
      Directories.delete(temporary);
    }
    return target;
  }

  private static String jarName(URL resource) throws IOException {
    var jar = ((JarURLConnection) resource.openConnection()).getJarFileURL();
    var path = jar.getPath();
    var length = jar.openConnection().getContentLengthLong();
    return path.substring(path.lastIndexOf('/') + 1).replaceFirst("\\.jar$", "") + "-" + length;
  }

  private static Path root() throws IOException {
    var user = System.getProperty("user.name");
    var root =
        Path.of(System.getProperty("java.io.tmpdir"), "millrace-binaries-" + user).toAbsolutePath();
    if (!Files.exists(root, LinkOption.NOFOLLOW_LINKS)) {
      Files.createDirectories(root);
      Files.setPosixFilePermissions(root, PosixFilePermissions.fromString(READABLE));
    }
    var owner = Files.getOwner(root, LinkOption.NOFOLLOW_LINKS).getName();
    if (!owner.equals(user) || Files.isSymbolicLink(root)) {
      throw new IOException(
          root
              + " belongs to '"
              + owner
              + "', not to '"
              + user
              + "': remove it, or set java.io.tmpdir to another directory.");
    }
    return root;
  }
}
