package io.millrace.benchmark.cli;

import io.millrace.benchmark.engine.MillraceEngine;

/** Where the program begins: the command line, with Millrace as the engine under test. */
public final class Main {

  private Main() {}

  /**
   * Runs the program and ends the JVM with its exit code.
   *
   * @param arguments the options; {@code --help} lists them
   */
  public static void main(String... arguments) {
    System.exit(BenchmarkCommand.execute(MillraceEngine::open, System.out, arguments));
  }
}
