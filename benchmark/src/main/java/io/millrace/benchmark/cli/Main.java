package io.millrace.benchmark.cli;

import io.millrace.benchmark.engine.MillraceEngine;
import io.millrace.benchmark.peer.EngineCatalog;
import java.nio.file.Path;

/** Where the program begins: the command line, with Millrace as the engine in this JVM. */
public final class Main {

  /** Names the directory of the module {@code benchmark}, beneath which the peers are built. */
  static final String HOME = "millrace.benchmark.home";

  private Main() {}

  /**
   * Runs the program and ends the JVM with its exit code.
   *
   * @param arguments the options; {@code --help} lists them
   */
  public static void main(String... arguments) {
    EngineCatalog catalog = EngineCatalog.of(Path.of(System.getProperty(HOME, "benchmark")));
    System.exit(BenchmarkCommand.execute(MillraceEngine::open, catalog, System.out, arguments));
  }
}
