package io.millrace.benchmark.worker;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Hands on what is printed line by line. Belongs to one thread. */
final class LineOutput extends OutputStream {

  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private final Consumer<String> lines;

  private LineOutput(Consumer<String> lines) {
    this.lines = lines;
  }

  static PrintStream to(Consumer<String> lines) {
    return new PrintStream(new LineOutput(lines), false, StandardCharsets.UTF_8);
  }

  @Override
  public void write(int character) {
    if (character == '\n') {
      lines.accept(line.toString(StandardCharsets.UTF_8).stripTrailing());
      line.reset();
    } else {
      line.write(character);
    }
  }
}
