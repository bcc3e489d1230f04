package io.millrace.test.database;

import java.net.URL;

/**
 * What this machine and this class path offer to server binaries, all of which are built for Linux
 * on x86-64.
 */
final class Platform {

  private Platform() {}

  /** The resource, which must exist. */
  static URL resource(String name) {
    var resource = Platform.class.getClassLoader().getResource(name);
    if (resource == null) {
      throw new IllegalStateException(name + " is not on the class path.");
    }
    return resource;
  }

  /** Why binaries in that resource cannot run here; empty if they can. */
  static String obstacle(DatabaseKind kind, String resource) {
    var platform = System.getProperty("os.name") + " " + System.getProperty("os.arch");
    if (!platform.equals("Linux amd64")) {
      return kind.product()
          + "'s binaries are for Linux on x86-64, this is "
          + platform
          + ". "
          + otherWays(kind);
    }
    if (Platform.class.getClassLoader().getResource(resource) == null) {
      return kind.product()
          + "'s binaries ("
          + resource
          + ") are not on the class path. "
          + otherWays(kind);
    }
    return "";
  }

  /** What to do where binaries do not help. */
  static String otherWays(DatabaseKind kind) {
    return "Name a server by -D" + GivenServer.property(kind, "url") + "=jdbc:..., or run Docker.";
  }
}
