package io.millrace.test.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The operating system account that a server runs under.
 *
 * <p>Servers refuse to run as root, so a build that runs as root (in a container, most often) runs
 * them as {@code nobody}.
 */
enum Account {
  /** The account this JVM runs under. */
  OWN,
  /** The account without rights that every Linux has. */
  NOBODY;

  private static final String NAME = "nobody";

  static Account forServers() {
    return "root".equals(System.getProperty("user.name")) ? NOBODY : OWN;
  }

  /**
   * The command line that runs the given one under this account, in the process that is started.
   */
  List<String> running(List<String> command) {
    if (this == OWN) {
      return command;
    }
    var line =
        new ArrayList<>(
            List.of("setpriv", "--reuid=" + NAME, "--regid=" + group(), "--clear-groups", "--"));
    line.addAll(command);
    return line;
  }

  /** Hands a directory to this account. */
  void own(Path directory) throws IOException {
    if (this == NOBODY) {
      var names = directory.getFileSystem().getUserPrincipalLookupService();
      Files.setOwner(directory, names.lookupPrincipalByName(NAME));
    }
  }

  private static String group() {
    return Command.output(List.of("id", "-g", NAME)).strip();
  }
}
