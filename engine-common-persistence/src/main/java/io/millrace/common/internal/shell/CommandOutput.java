package io.millrace.common.internal.shell;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.concurrent.CompletionException;

/**
 * Gathers what a command writes. One thread runs it, others may ask for what came until now.
 *
 * @param stream where it comes from
 * @param bytes what came
 */
record CommandOutput(InputStream stream, ByteArrayOutputStream bytes) implements Runnable {

  private static final int MOST_BYTES = 16 * 1024 * 1024;
  private static final int CHUNK = 8 * 1024;

  CommandOutput(InputStream stream) {
    this(stream, new ByteArrayOutputStream());
  }

  @Override
  public void run() {
    try (stream) {
      var chunk = new byte[CHUNK];
      for (var count = stream.read(chunk); count >= 0; count = stream.read(chunk)) {
        if (bytes.size() + count > MOST_BYTES) {
          throw new IOException("it writes more than " + MOST_BYTES + " bytes");
        }
        bytes.write(chunk, 0, count);
      }
    } catch (IOException e) {
      throw new CompletionException(e);
    }
  }

  String text() {
    return bytes.toString(Charset.defaultCharset());
  }
}
