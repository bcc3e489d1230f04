package io.millrace.benchmark.jobs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * The file in which a node writes down each begin and each end of user code, one line each.
 *
 * <p>A line is with the operating system when the method returns, so it outlives the process, and
 * it is outside any transaction, so it outlives what an engine undoes. It costs one call of the
 * operating system, the same for every engine. Safe for use by many threads.
 */
final class Journal implements AutoCloseable {

  static final char BEGIN = 'b';
  static final char END = 'e';

  private final FileChannel file;

  private Journal(FileChannel file) {
    this.file = file;
  }

  static Journal in(Path path) {
    try {
      return new Journal(
          FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND));
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot write " + path + ".", e);
    }
  }

  void write(char what, String key) {
    String line = what + " " + now() + " " + key + "\n";
    try {
      file.write(ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot write down that a job ran.", e);
    }
  }

  /** The clock that all nodes of a machine share, in microseconds. */
  static long now() {
    return ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now());
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
