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

/**
 * One recording, from the first instance to the last. Belongs to one thread.
 *
 * <p>Flight Recorder itself starts earlier, before the warm-up, with a recording that nobody keeps:
 * to read the settings and to change the classes that report events takes longer and allocates more
 * than many instances do, and would stand in the profile of a short load.
 */
final class Profile implements LoadObserver {

  /** Of the two that each JDK brings, the one with more detail. */
  private static final String SETTINGS = "profile";

  private final Path file;
  private final List<String> problems = new ArrayList<>();
  private Recording running;
  private Recording recording;

  private Profile(Path file) {
    this.file = file;
  }

  /** Starts Flight Recorder, for a load that begins later. */
  static Profile before(Path file) {
    Profile profile = new Profile(file);
    profile.start();
    return profile;
  }

  private void start() {
    try {
      Configuration settings = Configuration.getConfiguration(SETTINGS);
      running = new Recording(settings);
      running.start();
      recording = new Recording(settings);
      recording.setName(file.getFileName().toString());
    } catch (IOException | ParseException | RuntimeException e) {
      problems.add("Flight Recorder could not begin: " + e);
      close();
    }
  }

  @Override
  public void loadBegins() {
    if (recording != null) {
      recording.start();
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
    if (running != null) {
      running.close();
      running = null;
    }
  }
}
