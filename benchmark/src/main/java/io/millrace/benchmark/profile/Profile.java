package io.millrace.benchmark.profile;

import io.millrace.benchmark.measure.LoadObserver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.ParseException;
import java.util.ArrayList;
import java.util.List;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;

/** One recording, from the first instance to the last. Belongs to one thread. */
final class Profile implements LoadObserver {

  /** Of the two that each JDK brings, the one with more detail. */
  private static final String SETTINGS = "profile";

  private final Path file;
  private final List<String> problems = new ArrayList<>();
  private Recording recording;

  Profile(Path file) {
    this.file = file;
  }

  @Override
  public void loadBegins() {
    try {
      recording = new Recording(Configuration.getConfiguration(SETTINGS));
      recording.setName(file.getFileName().toString());
      recording.start();
    } catch (IOException | ParseException | RuntimeException e) {
      problems.add("Flight Recorder could not begin: " + e);
      close();
    }
  }

  /** What was measured counts more than its profile, so a full disk is only a problem. */
  @Override
  public void loadEnds() {
    if (recording == null) {
      return;
    }
    try {
      recording.stop();
      Files.createDirectories(file.toAbsolutePath().getParent());
      recording.dump(file);
    } catch (IOException | RuntimeException e) {
      problems.add("The profile could not be written to " + file + ": " + e);
    }
  }

  @Override
  public List<String> problems() {
    return List.copyOf(problems);
  }

  @Override
  public void close() {
    if (recording != null) {
      recording.close();
      recording = null;
    }
  }
}
