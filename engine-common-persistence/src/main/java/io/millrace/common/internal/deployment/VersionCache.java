package io.millrace.common.internal.deployment;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.Completion;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * Keeps compiled definitions. A version never changes, so it stays right for ever; which version of
 * a key is the newest is looked up again when the last look is older than {@code
 * latestVersionCheckInterval}, so a start by key sees what another node deployed within that time.
 * Thread-safe.
 *
 * @param <C> a compiled definition
 */
public abstract class VersionCache<C> {

  private static final int MOST_MISSES = 1_000;
  private static final long MOST_UNSETTLED_NANOS = TimeUnit.HOURS.toNanos(1);

  private final String scopeType;
  private final String noun;
  private final long checkIntervalNanos;
  private final Map<Long, C> versions = new ConcurrentHashMap<>();
  private final Map<Key, Latest> latest = new ConcurrentHashMap<>();

  /** When which keys were looked for in vain. */
  private final Map<Key, Long> misses = new ConcurrentHashMap<>();

  private record Key(String key, String tenantId) {}

  /**
   * Keys that changed in transactions of callers, which later calls in them must see and no others;
   * with the time to forget that.
   */
  private final Map<Key, Long> unsettled = new ConcurrentHashMap<>();

  private record Latest(long definitionId, long checkedAt) {}

  private final Map<Long, Rest> rests = new ConcurrentHashMap<>();

  private record Rest(boolean there, boolean suspended, long checkedAt) {

    /** What the row of a version says now; null if there is none. */
    static Rest of(DefinitionEntity row) {
      return new Rest(row != null, row != null && row.isSuspended(), System.nanoTime());
    }
  }

  /**
   * Creates an empty cache.
   *
   * @param scopeType the engine whose definitions these are
   * @param noun what messages call a definition
   * @param checkInterval how long a look for the newest version holds
   */
  protected VersionCache(String scopeType, String noun, Duration checkInterval) {
    this.scopeType = scopeType;
    this.noun = noun;
    this.checkIntervalNanos = checkInterval.toNanos();
  }

  /** Returns how long a look for the newest version, or at whether one is suspended, holds. */
  public Duration checkInterval() {
    return Duration.ofNanos(checkIntervalNanos);
  }

  /** Makes a version ready to run. */
  protected abstract C compile(DefinitionEntity definition, byte[] resource);

  /** Returns the exception for a version that is not there. */
  protected abstract ObjectNotFoundException missing(long definitionId);

  /**
   * Returns a version.
   *
   * @throws ObjectNotFoundException if there is no such version
   */
  public C require(long definitionId, CommandContext context) {
    var found = find(definitionId, context);
    if (found == null) {
      throw missing(definitionId);
    }
    return found;
  }

  /** Returns a version, or null if there is no such version. */
  public C find(long definitionId, CommandContext context) {
    var known = versions.get(definitionId);
    return known != null ? known : load(definitionId, context);
  }

  private C load(long definitionId, CommandContext context) {
    var definition = context.unitOfWork().find(DefinitionEntity.TABLE, definitionId);
    if (definition == null || !scopeType.equals(definition.scopeType())) {
      return null;
    }
    var compiled = compile(definition, bytes(definition, context));
    versions.put(definitionId, compiled);
    rests.put(definitionId, Rest.of(definition));
    return compiled;
  }

  /**
   * Tells whether a version is suspended. What another node changed is seen when the last look is
   * older than {@code latestVersionCheckInterval}; a look for the newest version is one.
   */
  public boolean isSuspended(long definitionId, CommandContext context) {
    var row = context.unitOfWork().known(DefinitionEntity.TABLE, definitionId);
    return row == null ? rest(definitionId, context).suspended() : row.isSuspended();
  }

  /**
   * Checks that a version is not deleted, so that instances of it may start. That another node did
   * so is seen within the same time.
   *
   * @throws ObjectNotFoundException if it is
   */
  public void requireThere(long definitionId, CommandContext context) {
    if (context.unitOfWork().known(DefinitionEntity.TABLE, definitionId) == null
        && !rest(definitionId, context).there()) {
      throw missing(definitionId);
    }
  }

  private Rest rest(long definitionId, CommandContext context) {
    var known = rests.get(definitionId);
    if (known != null && System.nanoTime() - known.checkedAt() <= checkIntervalNanos) {
      return known;
    }
    var read = Rest.of(context.unitOfWork().find(DefinitionEntity.TABLE, definitionId));
    if (read.there()) {
      rests.put(definitionId, read);
    } else {
      rests.remove(definitionId);
      latest.values().removeIf(version -> version.definitionId() == definitionId);
    }
    return read;
  }

  /** Returns the file a version came in. */
  protected static byte[] bytes(DefinitionEntity definition, CommandContext context) {
    return context
        .unitOfWork()
        .known(ResourceEntity.TABLE)
        .filter(
            r ->
                r.deploymentId() == definition.deploymentId()
                    && r.name().equals(definition.resourceName()))
        .findFirst()
        .orElseGet(
            () ->
                context
                    .unitOfWork()
                    .fetch(
                        Read.where(
                            ResourceEntity.TABLE,
                            "DEPLOYMENT_ID_ = ? and NAME_ = ?",
                            Parameter.of(definition.deploymentId()),
                            Parameter.of(definition.resourceName())))
                    .get(0))
        .bytes();
  }

  /**
   * Returns the newest version of a key.
   *
   * @throws ObjectNotFoundException if no version is deployed for this tenant
   */
  public C requireLatest(String key, String tenantId, CommandContext context) {
    var name = new Key(key, tenantId);
    if (isOpen(name, context)) {
      context.unitOfWork().flush();
      return require(lookUp(name, context), context);
    }
    var known = latest.get(name);
    if (known == null || System.nanoTime() - known.checkedAt() > checkIntervalNanos) {
      known = new Latest(lookUp(name, context), System.nanoTime());
      var row = context.unitOfWork().known(DefinitionEntity.TABLE, known.definitionId());
      rests.put(known.definitionId(), Rest.of(row));
      latest.put(name, known);
    }
    return require(known.definitionId(), context);
  }

  /**
   * Returns the newest version of a key, or null if none is deployed for this tenant. That there is
   * none is remembered as long as which one is the newest.
   */
  public C findLatest(String key, String tenantId, CommandContext context) {
    var name = new Key(key, tenantId);
    var missed = misses.get(name);
    if (missed != null && System.nanoTime() - missed <= checkIntervalNanos) {
      return null;
    }
    var looked = System.nanoTime();
    try {
      return requireLatest(key, tenantId, context);
    } catch (ObjectNotFoundException e) {
      if (!isOpen(name, context)) {
        remember(name, looked);
      }
      return null;
    }
  }

  /** Keys come from outside: not all that were ever asked for are kept. */
  private void remember(Key name, long looked) {
    if (misses.size() >= MOST_MISSES) {
      misses.clear();
    }
    misses.put(name, looked);
  }

  private boolean isOpen(Key name, CommandContext context) {
    return UncommittedVersions.of(context).concern(name.key(), name.tenantId())
        || isUnsettled(name);
  }

  private long lookUp(Key name, CommandContext context) {
    var newest = new NewestVersion(name.key(), name.tenantId(), scopeType).find(context);
    if (newest == null) {
      throw new ObjectNotFoundException(
          "No "
              + noun
              + " with the key '"
              + name.key()
              + "' is deployed"
              + (name.tenantId().isEmpty() ? "" : " for the tenant '" + name.tenantId() + "'")
              + ". Deploy it, or check key and tenant.");
    }
    return newest.id();
  }

  /**
   * Hears that a version comes with a unit of work: newest at once inside it, and on this node as
   * soon as it is committed.
   */
  public void comes(DefinitionEntity version, CommandContext context) {
    change(version, context);
    context.onCompletion(
        new Completion() {
          @Override
          public void committed() {
            forgetLatest(version);
          }

          @Override
          public void rolledBack() {
            versions.remove(version.id());
            rests.remove(version.id());
            forgetLatest(version);
          }
        });
  }

  /**
   * Hears that the row of a version changes with a unit of work; this node shows the new one as
   * soon as that is committed.
   */
  public void changes(DefinitionEntity version, CommandContext context) {
    rests.remove(version.id());
    context.onCompletion(
        new Completion() {
          @Override
          public void committed() {
            versions.remove(version.id());
            rests.remove(version.id());
          }

          @Override
          public void unknown() {
            committed();
          }

          @Override
          public void rolledBack() {
            rests.remove(version.id());
          }
        });
  }

  private void change(DefinitionEntity version, CommandContext context) {
    UncommittedVersions.of(context).add(version);
    misses.remove(new Key(version.key(), version.tenantId()));
    if (!context.session().ownsTransaction()) {
      unsettled.put(
          new Key(version.key(), version.tenantId()), System.nanoTime() + MOST_UNSETTLED_NANOS);
    }
  }

  private boolean isUnsettled(Key name) {
    var until = unsettled.isEmpty() ? null : unsettled.get(name);
    if (until != null && until - System.nanoTime() < 0) {
      unsettled.remove(name);
    }
    return until != null;
  }

  /** Hears that a version goes with a unit of work. */
  public void goes(DefinitionEntity version, CommandContext context) {
    change(version, context);
    rests.remove(version.id());
    context.onCompletion(
        new Completion() {
          @Override
          public void committed() {
            versions.remove(version.id());
            rests.remove(version.id());
            forgetLatest(version);
          }

          @Override
          public void unknown() {
            committed();
          }

          @Override
          public void rolledBack() {
            rests.remove(version.id());
            forgetLatest(version);
          }
        });
  }

  private void forgetLatest(DefinitionEntity version) {
    var name = new Key(version.key(), version.tenantId());
    unsettled.remove(name);
    latest.remove(name);
    misses.remove(name);
  }
}
