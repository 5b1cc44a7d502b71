/* Preloaded into a worker: records every write, sync, truncation, creation, removal and renaming of
 * files in one folder, in order, so that a power loss can be replayed.
 *
 * STOLIK_DISK is the folder, STOLIK_DISK_LOG the file of the recording. A record is a header, the path
 * and the data: for a write what was written, for a renaming the new path. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

struct header {
    uint32_t kind; /* the letter of the operation */
    uint32_t path_length;
    uint64_t offset;
    uint64_t data_length;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static size_t folder_length;
static int record_fd = -1;

__attribute__((constructor)) static void begin(void) {
    const char *file = getenv("STOLIK_DISK_LOG");
    folder = getenv("STOLIK_DISK");
    if (folder == NULL || file == NULL)
        return;
    folder_length = strlen(folder);
    record_fd = (int)syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (record_fd < 0)
        abort();
}

static int is_ours(const char *path) {
    return record_fd >= 0 && strncmp(path, folder, folder_length) == 0 &&
           (path[folder_length] == '/' || path[folder_length] == '\0');
}

/* Finds the path of an open file; returns whether it is in the folder. */
static int ours(int fd, char *path) {
    char link[64];
    if (record_fd < 0 || fd < 0)
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = syscall(SYS_readlinkat, AT_FDCWD, link, path, PATH_MAX - 1);
    if (length <= 0)
        return 0;
    path[length] = '\0';
    return is_ours(path);
}

static void put_down(char kind, const char *path, uint64_t offset, const void *data, size_t length) {
    struct header header = {(uint32_t)kind, (uint32_t)strlen(path), offset, length};
    struct iovec parts[] = {
        {&header, sizeof header}, {(void *)path, header.path_length}, {(void *)data, length}};
    ssize_t whole = (ssize_t)(sizeof header + header.path_length + length);
    if (syscall(SYS_writev, record_fd, parts, 3) != whole)
        abort(); /* an incomplete record proves nothing */
}

/* Ends the process as kill -9 does, between two operations: everything done is recorded. */
void disk_die(void) {
    pthread_mutex_lock(&lock);
    kill(getpid(), SIGKILL);
    for (;;)
        pause();
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* An operation and its record are atomic: otherwise two threads could be recorded in the wrong order. */
#define RECORDED(type, call, condition, ...)        \
    do {                                            \
        char path[PATH_MAX];                        \
        if (!ours(fd, path))                        \
            return call;                            \
        pthread_mutex_lock(&lock);                  \
        type result = call;                         \
        if (condition)                              \
            put_down(__VA_ARGS__);                  \
        pthread_mutex_unlock(&lock);                \
        return result;                              \
    } while (0)

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
    RECORDED(ssize_t, NEXT(pwrite)(fd, data, length, offset), result > 0, 'w', path, (uint64_t)offset, data,
             (size_t)result);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
    RECORDED(ssize_t, NEXT(pwrite64)(fd, data, length, offset), result > 0, 'w', path, (uint64_t)offset, data,
             (size_t)result);
}

static uint64_t place(int fd) {
    struct stat about;
    if (fcntl(fd, F_GETFL) & O_APPEND)
        return fstat(fd, &about) == 0 ? (uint64_t)about.st_size : 0;
    return (uint64_t)lseek(fd, 0, SEEK_CUR);
}

ssize_t write(int fd, const void *data, size_t length) {
    char path[PATH_MAX];
    if (!ours(fd, path))
        return syscall(SYS_write, fd, data, length);
    pthread_mutex_lock(&lock);
    uint64_t offset = place(fd);
    ssize_t result = syscall(SYS_write, fd, data, length);
    if (result > 0)
        put_down('w', path, offset, data, (size_t)result);
    pthread_mutex_unlock(&lock);
    return result;
}

int fsync(int fd) { RECORDED(int, NEXT(fsync)(fd), result == 0, 's', path, 0, NULL, 0); }

int fdatasync(int fd) { RECORDED(int, NEXT(fdatasync)(fd), result == 0, 's', path, 0, NULL, 0); }

int ftruncate(int fd, off_t length) {
    RECORDED(int, NEXT(ftruncate)(fd, length), result == 0, 't', path, (uint64_t)length, NULL, 0);
}

int ftruncate64(int fd, off64_t length) {
    RECORDED(int, NEXT(ftruncate64)(fd, length), result == 0, 't', path, (uint64_t)length, NULL, 0);
}

static int opened(int folder_fd, const char *name, int flags, mode_t mode) {
    if (record_fd < 0 || !(flags & (O_CREAT | O_TRUNC)))
        return (int)syscall(SYS_openat, folder_fd, name, flags, mode);
    pthread_mutex_lock(&lock);
    int was_there = syscall(SYS_faccessat, folder_fd, name, F_OK) == 0;
    int fd = (int)syscall(SYS_openat, folder_fd, name, flags, mode);
    char path[PATH_MAX];
    if (fd >= 0 && ours(fd, path)) {
        if (!was_there)
            put_down('c', path, 0, NULL, 0);
        else if (flags & O_TRUNC)
            put_down('t', path, 0, NULL, 0);
    }
    pthread_mutex_unlock(&lock);
    return fd;
}

#define MODE(flags)                                 \
    mode_t mode = 0;                                \
    if (flags & (O_CREAT | O_TMPFILE)) {            \
        va_list more;                               \
        va_start(more, flags);                      \
        mode = (mode_t)va_arg(more, int);           \
        va_end(more);                               \
    }

int open(const char *name, int flags, ...) {
    MODE(flags)
    return opened(AT_FDCWD, name, flags, mode);
}

int open64(const char *name, int flags, ...) {
    MODE(flags)
    return opened(AT_FDCWD, name, flags, mode);
}

int openat(int folder_fd, const char *name, int flags, ...) {
    MODE(flags)
    return opened(folder_fd, name, flags, mode);
}

int openat64(int folder_fd, const char *name, int flags, ...) {
    MODE(flags)
    return opened(folder_fd, name, flags, mode);
}

/* File names are recorded as given: the tests use absolute paths. */
int unlink(const char *name) {
    pthread_mutex_lock(&lock);
    int result = (int)syscall(SYS_unlinkat, AT_FDCWD, name, 0);
    if (result == 0 && is_ours(name))
        put_down('u', name, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return result;
}

int rename(const char *name, const char *to) {
    pthread_mutex_lock(&lock);
    int result = (int)syscall(SYS_renameat2, AT_FDCWD, name, AT_FDCWD, to, 0);
    if (result == 0 && is_ours(name))
        put_down('r', name, 0, to, strlen(to));
    pthread_mutex_unlock(&lock);
    return result;
}
