package io.millrace.common.internal.idempotency;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Lets a call that carries a key take effect once, however often it is repeated.
 *
 * <p>The key is a row of the same transaction as the work, under a unique index. A repetition finds
 * the row and returns its result. Of two calls at once the second one's flush waits for the first,
 * is refused as a duplicate and undone as a whole; run again, it finds the row.
 *
 * <p>Every {@value #CALLS_PER_SWEEP}th new key takes the keys whose time is over along, so that the
 * table does not grow for ever, whether or not jobs are run here. Thread-safe; one per engine.
 */
public final class IdempotencyKeys {

  private static final int MOST_KEY_LENGTH = 255;
  private static final int MOST_RESULT_LENGTH = 255;

  static final int CALLS_PER_SWEEP = 100;

  private static final int MOST_SWEPT = 3 * CALLS_PER_SWEEP;

  private final Duration lifetime;
  private final AtomicInteger calls = new AtomicInteger();

  /** Creates the keys of an engine. */
  public IdempotencyKeys(Duration lifetime) {
    if (lifetime.isNegative() || lifetime.isZero()) {
      throw new BadArgumentException(
          "The lifetime of idempotency keys must be positive, but is " + lifetime + ".");
    }
    this.lifetime = lifetime;
  }

  /**
   * Does work unless it was done under the same key before.
   *
   * @param operation the kind of call, such as {@code task.complete}; keys of different kinds do
   *     not meet
   * @param tenantId the tenant, empty for none; keys of different tenants do not meet
   * @param key the key of the call; null does the work without remembering it
   * @param work does it and returns a short result, such as an id, or null
   * @return the result of the work, or that of the call that did it first
   * @throws BadArgumentException if the key is blank or longer than 255 characters
   */
  public String once(
      CommandContext context,
      String operation,
      String tenantId,
      String key,
      Supplier<String> work) {
    if (key == null) {
      return work.get();
    }
    check(key);
    var earlier = find(context, operation, tenantId, key);
    if (earlier != null) {
      if (earlier.expirationTime().isAfter(context.now())) {
        return earlier.result();
      }
      context.unitOfWork().delete(earlier);
    }
    if (calls.incrementAndGet() % CALLS_PER_SWEEP == 0) {
      sweep(context);
    }
    var result = work.get();
    context.unitOfWork().insert(newKey(context, operation, tenantId, key, result));
    return result;
  }

  /**
   * Deletes keys whose time is over, the oldest first; passes over those that others delete now.
   */
  private static void sweep(CommandContext context) {
    var work = context.unitOfWork();
    work.fetch(
            Read.lockIfFree(
                    IdempotencyKeyEntity.TABLE,
                    "EXPIRATION_TIME_ <= ? order by EXPIRATION_TIME_, ID_ limit " + MOST_SWEPT,
                    Parameter.of(ColumnType.TIME, context.now()))
                .via("IX_MR_IDEMPOTENCY_KEY_EXPIRATION"))
        .forEach(work::delete);
  }

  /**
   * Tells whether a call of a kind gave a result under a key, whatever its tenant was, and is still
   * remembered.
   */
  public boolean wasDone(CommandContext context, String operation, String key, String result) {
    check(key);
    var work = context.unitOfWork();
    work.fetch(
        Read.where(
            IdempotencyKeyEntity.TABLE,
            "KEY_ = ? and OPERATION_ = ?",
            Parameter.of(key),
            Parameter.of(operation)));
    return work.known(IdempotencyKeyEntity.TABLE)
        .filter(row -> row.key().equals(key) && row.operation().equals(operation))
        .anyMatch(
            row -> result.equals(row.result()) && row.expirationTime().isAfter(context.now()));
  }

  private static void check(String key) {
    if (key.isBlank() || key.length() > MOST_KEY_LENGTH) {
      throw new BadArgumentException(
          "An idempotency key must have 1 to 255 characters and not only blanks, but has "
              + key.length()
              + ".");
    }
  }

  private static IdempotencyKeyEntity find(
      CommandContext context, String operation, String tenantId, String key) {
    var work = context.unitOfWork();
    work.fetch(
        Read.where(
            IdempotencyKeyEntity.TABLE,
            "KEY_ = ? and TENANT_ID_ = ? and OPERATION_ = ?",
            Parameter.of(key),
            Parameter.of(tenantId),
            Parameter.of(operation)));
    return work.known(IdempotencyKeyEntity.TABLE)
        .filter(
            row ->
                row.key().equals(key)
                    && row.tenantId().equals(tenantId)
                    && row.operation().equals(operation))
        .findFirst()
        .orElse(null);
  }

  private IdempotencyKeyEntity newKey(
      CommandContext context, String operation, String tenantId, String key, String result) {
    if (result != null && result.length() > MOST_RESULT_LENGTH) {
      throw new IllegalArgumentException(
          "The result of '" + operation + "' is too long to be remembered: " + result);
    }
    var row = new IdempotencyKeyEntity();
    row.tenantId(tenantId);
    row.key(key);
    row.operation(operation);
    row.result(result);
    row.createTime(context.now());
    row.expirationTime(context.now().plus(lifetime));
    return row;
  }
}
