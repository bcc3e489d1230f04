package io.millrace.common.internal.service;

import io.millrace.common.BadArgumentException;
import java.time.Duration;

/**
 * Checks the settings of one configuration.
 *
 * @param configuration its name, for messages
 */
public record SettingCheck(String configuration) {

  /** Returns a value that has to be there. */
  public <T> T required(String setting, T value) {
    if (value == null) {
      throw refused(setting, "cannot be null. Leave it out instead.");
    }
    return value;
  }

  /** Returns a number that must not be less than another one. */
  public int atLeast(int least, String setting, int value) {
    if (value < least) {
      throw refused(setting, "is " + value + ". It has to be at least " + least + ".");
    }
    return value;
  }

  /** Returns a number that must not be less than one nor more than another. */
  public int between(int least, int most, String setting, int value) {
    if (value < least || value > most) {
      throw refused(
          setting, "is " + value + ". It has to be between " + least + " and " + most + ".");
    }
    return value;
  }

  /** Returns a duration that must not be shorter than one nor longer than another. */
  public Duration between(Duration least, Duration most, String setting, Duration value) {
    if (required(setting, value).compareTo(least) < 0 || value.compareTo(most) > 0) {
      throw refused(
          setting, "is " + value + ". It has to be between " + least + " and " + most + ".");
    }
    return value;
  }

  private BadArgumentException refused(String setting, String reason) {
    return new BadArgumentException(
        "The setting " + setting + " of " + configuration + " " + reason);
  }
}
