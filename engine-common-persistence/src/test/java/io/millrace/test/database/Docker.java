package io.millrace.test.database;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Tells whether containers are worth a try; refers to no class of Testcontainers, which may be
 * absent.
 */
final class Docker {

  private static final Path SOCKET = Path.of("/var/run/docker.sock");
  private static final String TESTCONTAINERS =
      "org/testcontainers/containers/GenericContainer.class";

  private Docker() {}

  /** Whether there is a way to reach Docker, and Testcontainers to take it. */
  static boolean isPromising() {
    var reachable = Files.exists(SOCKET) || System.getenv("DOCKER_HOST") != null;
    return reachable && Docker.class.getClassLoader().getResource(TESTCONTAINERS) != null;
  }
}
