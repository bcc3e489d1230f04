package io.millrace.common.internal.expression.function;

import io.millrace.common.expression.DateTime;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.internal.expression.failure.EvaluationFailure;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Date;
import java.util.List;
import java.util.function.Supplier;

/** The functions without prefix that every engine has: the time and the user. Thread-safe. */
public final class EngineFunctions {

  private final Supplier<Instant> clock;
  private final ZoneId zone;
  private final IdentityProvider users;

  /**
   * Creates the functions of an engine.
   *
   * @param clock gives the time
   * @param zone the zone of the times that have one
   * @param users knows who calls; null where nobody is known
   */
  public EngineFunctions(Supplier<Instant> clock, ZoneId zone, IdentityProvider users) {
    this.clock = clock;
    this.zone = zone;
    this.users = users;
  }

  /** Returns the functions for expressions that no engine evaluates: no time, no user. */
  public static EngineFunctions withoutEngine() {
    return new EngineFunctions(
        () -> {
          throw EvaluationFailure.of("Only an engine knows the time. Evaluate it by one.");
        },
        ZoneOffset.UTC,
        null);
  }

  /** Returns the time, which is the engine's. */
  public Date now() {
    return dateTime().toDate();
  }

  /** Returns the time with the engine's time zone, to calculate with. */
  public DateTime dateTime() {
    return DateTime.of(clock.get().atZone(zone));
  }

  /** Returns on whose behalf the engine was called, or null. */
  public String currentUser() {
    return users == null ? null : users.currentUserId();
  }

  /** Returns the groups of that user, empty where there is none. */
  public List<String> currentUserGroups() {
    var user = currentUser();
    return user == null ? List.of() : List.copyOf(users.groupsOf(user));
  }
}
